#include "files/sha256.h"

#include <sodium/crypto_auth_hmacsha256.h>
#include <sodium/crypto_hash_sha256.h>
#include <sodium/randombytes.h>
#include <sodium/utils.h>

namespace signifer {
namespace {

const unsigned char* bytesOf(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

}  // namespace

std::string sha256(std::string_view bytes) {
  std::string sum(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(reinterpret_cast<unsigned char*>(sum.data()), bytesOf(bytes), bytes.size());
  return sum;
}

std::string keyedSum(std::string_view key, std::string_view bytes) {
  std::string sum(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytesOf(key), key.size());
  crypto_auth_hmacsha256_update(&state, bytesOf(bytes), bytes.size());
  crypto_auth_hmacsha256_final(&state, reinterpret_cast<unsigned char*>(sum.data()));
  return hexDigits(sum);
}

std::string drawnKey(std::size_t bytes) {
  std::string drawn(bytes, '\0');
  randombytes_buf(drawn.data(), drawn.size());
  return hexDigits(drawn);
}

std::string hexDigits(std::string_view bytes) {
  // Its end is marked by a zero byte, which the string has besides.
  std::string text(2 * bytes.size(), '\0');
  sodium_bin2hex(text.data(), text.size() + 1, bytesOf(bytes), bytes.size());
  return text;
}

}  // namespace signifer
