// libcurl, and its functions with a variable number of arguments in forms that Swift can call.
#ifndef KUMIKO_CCURL_SHIM_H
#define KUMIKO_CCURL_SHIM_H

#include <curl/curl.h>

// The address of a request, its header fields, body, method and so on.

static inline CURLcode kumiko_curl_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode kumiko_curl_set_number(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode kumiko_curl_set_fields(CURL *easy, struct curl_slist *fields) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, fields);
}

// Bytes are copied.
static inline CURLcode kumiko_curl_set_body(CURL *easy, const void *bytes, curl_off_t count) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, count);
  return code == CURLE_OK ? curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}

// Nothing but HTTP.
static inline CURLcode kumiko_curl_allow_http_only(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

// What takes the lines of heads and the bytes of bodies, with its owner; who also is what
// `kumiko_curl_owner` knows.

typedef size_t (*kumiko_curl_receiver)(char *bytes, size_t size, size_t count, void *owner);

static inline CURLcode kumiko_curl_set_receivers(
    CURL *easy, void *owner, kumiko_curl_receiver line, kumiko_curl_receiver body) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_PRIVATE, owner);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_HEADERDATA, owner);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_WRITEDATA, owner);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, line);
  return code == CURLE_OK ? curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, body) : code;
}

static inline void *kumiko_curl_owner(CURL *easy) {
  void *owner = NULL;
  return curl_easy_getinfo(easy, CURLINFO_PRIVATE, &owner) == CURLE_OK ? owner : NULL;
}

static inline CURLMcode kumiko_curl_set_multi_number(
    CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// The next transfer that has ended, and how; NULL if none has.
static inline CURL *kumiko_curl_next_ended(CURLM *multi, CURLcode *result) {
  int left;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

#endif
