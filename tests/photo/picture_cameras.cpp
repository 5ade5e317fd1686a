// A plug-in of GStreamer by which pictures are cameras, for Qt Multimedia to find: each file in the folder that
// SIGNIFER_PICTURE_CAMERAS names is one, called as the file. It is taken away when its file is. A camera whose file is
// no picture is there and gives none, as one that another program uses.
#include <gst/gst.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <thread>

namespace {

struct PictureCamera {
  GstDevice parent;
  gchar* file;
};
struct PictureCameraClass {
  GstDeviceClass parent;
};
G_DEFINE_TYPE(PictureCamera, picture_camera, GST_TYPE_DEVICE)

GstElement* streamOf(GstDevice* device, const gchar* name) {
  const std::string file = reinterpret_cast<PictureCamera*>(device)->file;
  const std::string words = "filesrc location=\"" + file +
                            "\" ! jpegdec ! videoconvert ! imagefreeze is-live=true ! video/x-raw,framerate=10/1 ! "
                            "videoconvert ! video/x-raw,format=YUY2";
  GstElement* stream = gst_parse_bin_from_description(words.c_str(), TRUE, nullptr);
  if (stream != nullptr && name != nullptr) gst_object_set_name(GST_OBJECT(stream), name);
  return stream;
}

void finish(GObject* camera) {
  g_free(reinterpret_cast<PictureCamera*>(camera)->file);
  G_OBJECT_CLASS(picture_camera_parent_class)->finalize(camera);
}

void picture_camera_init(PictureCamera* /*camera*/) {}
void picture_camera_class_init(PictureCameraClass* klass) {
  GST_DEVICE_CLASS(klass)->create_element = streamOf;
  G_OBJECT_CLASS(klass)->finalize = finish;
}

struct PictureProvider {
  GstDeviceProvider parent;
};
struct PictureProviderClass {
  GstDeviceProviderClass parent;
};
G_DEFINE_TYPE(PictureProvider, picture_provider, GST_TYPE_DEVICE_PROVIDER)

// As large as these tests photograph.
constexpr int width = 1920;
constexpr int height = 1440;

GstDevice* cameraOf(const std::filesystem::path& file) {
  GstCaps* caps = gst_caps_new_simple("video/x-raw", "format", G_TYPE_STRING, "YUY2", "width", G_TYPE_INT, width,
                                      "height", G_TYPE_INT, height, "framerate", GST_TYPE_FRACTION, 10, 1, nullptr);
  auto* camera =
      static_cast<PictureCamera*>(g_object_new(picture_camera_get_type(), "display-name", file.stem().c_str(),
                                               "device-class", "Video/Source", "caps", caps, nullptr));
  camera->file = g_strdup(file.c_str());
  gst_caps_unref(caps);
  return &camera->parent;
}

using Known = std::map<std::filesystem::path, GstDevice*>;

void lookAnew(GstDeviceProvider* provider, Known& known) {
  const gchar* folder = g_getenv("SIGNIFER_PICTURE_CAMERAS");
  if (folder == nullptr) return;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
    if (known.contains(entry.path())) continue;
    known[entry.path()] = cameraOf(entry.path());
    gst_device_provider_device_add(provider, known[entry.path()]);
  }
  std::erase_if(known, [&](const auto& one) {
    if (std::filesystem::exists(one.first, none)) return false;
    gst_device_provider_device_remove(provider, one.second);
    return true;
  });
}

// One for the program: GStreamer keeps one provider of a kind.
std::jthread watch;

gboolean begin(GstDeviceProvider* provider) {
  Known known;
  lookAnew(provider, known);
  watch = std::jthread([provider, known](const std::stop_token& stop) mutable {
    while (!stop.stop_requested()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      lookAnew(provider, known);
    }
  });
  return TRUE;
}

void end(GstDeviceProvider* /*provider*/) { watch = {}; }

void picture_provider_init(PictureProvider* /*provider*/) {}
void picture_provider_class_init(PictureProviderClass* klass) {
  GstDeviceProviderClass* provider = GST_DEVICE_PROVIDER_CLASS(klass);
  provider->start = begin;
  provider->stop = end;
  gst_device_provider_class_set_static_metadata(provider, "Pictures as cameras", "Source/Video", "For tests",
                                                "Signifer");
}

gboolean enter(GstPlugin* plugin) {
  return gst_device_provider_register(plugin, "picturecameras", GST_RANK_PRIMARY, picture_provider_get_type());
}

}  // namespace

#define PACKAGE "signifer"
GST_PLUGIN_DEFINE(GST_VERSION_MAJOR, GST_VERSION_MINOR, picturecameras, "Pictures as cameras", enter, "1", "GPL",
                  "signifer", "signifer")
