// The HTTP door: the guard first, whatever is asked for, then the page's files, the way to the WebSocket, and photos.
#include <filesystem>

#include "phones/server_hall.h"

namespace signifer::phones {
namespace {

using namespace std::chrono_literals;

constexpr auto headerTime = 3s;
constexpr auto answerTime = 10s;
constexpr auto photoTime = 90s;
constexpr int photosAtOnce = 4;

std::string escaped(std::string_view words) {
  std::string out;
  for (const char c : words) {
    if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

std::string filled(std::string words, const std::string& with) {
  if (const std::size_t at = words.find("{0}"); at != std::string::npos) words.replace(at, 3, with);
  return words;
}

std::string_view endingOf(std::string_view type) {
  if (type == "image/jpeg") return ".jpg";
  if (type == "image/png") return ".png";
  return type == "image/webp" ? std::string_view(".webp") : std::string_view();
}

}  // namespace

PhoneServer::Visit::Visit(Hall& hall, tcp::socket socket, Hall::Place place)
    : hall_(hall), stream_(std::move(socket)), place_(std::move(place)) {}

void PhoneServer::Visit::start() {
  request_.emplace();
  request_->header_limit(headerMost);
  request_->body_limit(photoMost);
  stream_.expires_after(headerTime);
  http::async_read_header(
      stream_, buffer_, *request_, [self = shared_from_this()](beast::error_code wrong, std::size_t) {
        if (!wrong) return self->decide();
        if (wrong == http::error::body_limit)
          self->sayJson(http::status::payload_too_large, {}, "large", self->hall_.order.words.tooLarge);
        else if (wrong == http::error::header_limit)
          self->say(http::status::request_header_fields_too_large, self->hall_.order.words.notUnderstood);
      });
}

void PhoneServer::Visit::decide() {
  const auto& request = request_->get();
  const ServerWords& words = hall_.order.words;
  const auto hosts = request.equal_range(http::field::host);
  if (hosts.first == hosts.second || std::next(hosts.first) != hosts.second)
    return say(http::status::bad_request, words.notUnderstood);
  const auto value = hosts.first->value();
  if (!hall_.guard->isHost({value.data(), value.size()}))
    return say(http::status::misdirected_request, filled(words.wrongHost, hall_.guard->pageAddress()));
  const auto origin = request.find(http::field::origin);
  const bool ours = origin != request.end() && hall_.guard->isOrigin({origin->value().data(), origin->value().size()});
  if (origin != request.end() && !ours) return say(http::status::forbidden, words.notHere);
  if (beast::websocket::is_upgrade(request)) {
    // A browser always says where its page is from; who does not is no page of ours.
    if (!ours || request.target() != "/socket") return say(http::status::forbidden, words.notHere);
    stream_.expires_never();
    auto talk = std::make_shared<Talk>(hall_, std::move(stream_), std::move(place_));
    return talk->start(request);
  }
  if (request.method() == http::verb::post && request.target() == "/photo") {
    if (!ours) return say(http::status::forbidden, words.notHere);
    return takePhoto();
  }
  isHead_ = request.method() == http::verb::head;
  if (request.method() != http::verb::get && !isHead_) return say(http::status::method_not_allowed, words.notHere);
  if (request_->content_length().value_or(0) > 0 || request_->chunked())
    return say(http::status::bad_request, words.notUnderstood);
  giveFile();
}

void PhoneServer::Visit::giveFile() {
  const auto target = request_->get().target();
  std::string path(target.data(), target.size());
  path = path.substr(0, path.find('?'));
  const auto found = hall_.order.files.find(path);
  if (found == hall_.order.files.end()) return say(http::status::not_found, hall_.order.words.notHere);
  answer(http::status::ok, found->second.type, found->second.bytes);
}

void PhoneServer::Visit::takePhoto() {
  const auto& request = request_->get();
  const ServerWords& words = hall_.order.words;
  const auto header = [&request](const char* name) {
    const auto found = request.find(name);
    return found == request.end() ? std::string() : std::string(found->value().data(), found->value().size());
  };
  const std::string id = header("X-Signifer-Id");
  Hall::Phone* phone = hall_.phoneWith(header("X-Signifer-Token"));
  if (phone == nullptr) return sayJson(http::status::unauthorized, {}, "token", words.forgotten);
  if (!isMessageId(id)) return sayJson(http::status::bad_request, {}, "message", words.notUnderstood);
  if (phone->photos.contains(id)) return photoCame({}, phone->id, id);
  const std::string_view ending = endingOf(header("Content-Type"));
  if (ending.empty()) return sayJson(http::status::unsupported_media_type, id, "message", words.notUnderstood);
  if (!request_->content_length() || request_->content_length().value_or(0) == 0)
    return sayJson(http::status::length_required, id, "message", words.notUnderstood);
  if (hall_.photosNow >= photosAtOnce || !phone->photoBudget.take(Clock::now()))
    return sayJson(http::status::too_many_requests, id, "tooFast", words.tooFast);
  constexpr int nameBytes = 8;
  const std::string file =
      (std::filesystem::path(hall_.order.photoFolder) / (randomHex(nameBytes) + std::string(ending))).string();
  photo_.emplace(std::move(*request_));
  photo_->body_limit(photoMost);
  beast::error_code wrong;
  photo_->get().body().open(file.c_str(), beast::file_mode::write_new, wrong);
  if (wrong) return sayJson(http::status::insufficient_storage, id, "large", words.tooLarge);
  ++hall_.photosNow;
  stream_.expires_after(photoTime);
  http::async_read(stream_, buffer_, *photo_,
                   [self = shared_from_this(), file, id, phone = phone->id](beast::error_code failed, std::size_t) {
                     --self->hall_.photosNow;
                     self->photo_->get().body().close();
                     if (!failed) return self->photoCame(file, phone, id);
                     std::error_code ignored;
                     std::filesystem::remove(file, ignored);
                   });
}

// A photo that is sent again is not read again.
void PhoneServer::Visit::photoCame(const std::string& file, PhoneId phone, const std::string& id) {
  if (Hall::Phone* one = hall_.phone(phone); one != nullptr && one->photos.insert(id).second && !file.empty()) {
    News news;
    news.kind = News::Kind::photo;
    news.phone = phone;
    news.file = file;
    news.id = id;
    hall_.tell(std::move(news));
  }
  const Json json{{"re", id}, {"state", "waiting"}, {"words", hall_.order.words.photoTaken}};
  answer(http::status::ok, "application/json", jsonLine(json));
}

void PhoneServer::Visit::say(http::status status, const std::string& words) {
  answer(status, "text/html; charset=utf-8",
         "<!DOCTYPE html><html lang=\"" + escaped(hall_.order.language) +
             "\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
             "content=\"width=device-width\"><title>Signifer</title><p>" +
             escaped(words) + "</p></html>\n");
}

void PhoneServer::Visit::sayJson(http::status status, const std::string& id, const std::string& code,
                                 const std::string& words) {
  answer(status, "application/json", jsonLine(errorJson(id, code, words)));
}

void PhoneServer::Visit::answer(http::status status, std::string_view type, std::string body) {
  const std::string host = hall_.guard->hosts().front();
  response_ = {};
  response_.version(11);
  response_.result(status);
  response_.keep_alive(false);
  response_.set(http::field::content_type, beast::string_view(type.data(), type.size()));
  response_.set("Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
                "connect-src 'self' ws://" +
                    host + "; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  response_.set("X-Content-Type-Options", "nosniff");
  response_.set("Referrer-Policy", "no-referrer");
  response_.set("Cross-Origin-Resource-Policy", "same-origin");
  response_.set(http::field::cache_control, "no-store");
  response_.content_length(body.size());
  if (!isHead_) response_.body() = std::move(body);
  stream_.expires_after(answerTime);
  http::async_write(stream_, response_, [self = shared_from_this()](beast::error_code, std::size_t) {
    beast::error_code ignored;
    self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  });
}

}  // namespace signifer::phones
