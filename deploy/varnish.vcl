# Varnish (7 or later, with varnish-modules) in front of Secretos de Cuenca, with EDGE_PURGE="varnish http://127.0.0.1:6081".
# It keeps what everybody gets for a week, is told of every change by its keys (xkey), and goes on serving what it has
# while nothing behind it answers. Put what speaks TLS (Caddy, nginx, hitch) in front of it. Start it with:
#   -p http_gzip_support=off     pages are packed already, better than it would
#   -p vsl_mask=-VCL_call,-VCL_return,-ReqHeader,-ReqUnset,-ReqProtocol,-RespHeader,-RespUnset,-RespProtocol,-RespReason,-Timestamp,-ReqAcct,-Hit,-Link
#                                a fifth of what a page costs it is to note all that; method, address and status stay
# and have its work folder (/var/lib/varnish) in memory (tmpfs): it writes what it notes into a file there.
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = {
    .url = "/api/health";
    # How long the old is served at most once the site is back.
    .interval = 250ms;
    .timeout = 2s;
    # Given up after three without an answer, back with the first.
    .window = 3;
    .threshold = 1;
    .initial = 1;
  }
}

# The same without a probe: while the site is not well (its database is away) it says so in its own words.
backend unasked {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
}

# Who may say that something has changed: every machine that serves the site.
acl purgers {
  "localhost";
}

# What speaks TLS in front: it says who asks, in X-Forwarded-For.
acl doors {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # What came through a door is somebody else's, although the door is here.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    # Soft: what has changed is still there to be served when nothing behind answers.
    set req.http.x-purged = xkey.softpurge(req.http.xkey);
    return (synth(200, req.http.x-purged + " gone"));
  }

  # The last address is whoever spoke to us; the site counts visitors by it, and a door is none.
  if (req.restarts == 0 && client.ip ~ doors) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  }

  if (req.http.Accept-Encoding) {
    if (req.http.Accept-Encoding ~ "\bbr\b") {
      set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
  }

  # Only said by ourselves, below.
  if (req.restarts == 0) {
    unset req.http.x-old;
  }

  # Whoever writes or is signed in is answered by the site itself. Other cookies say nothing about who asks.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Cookie ~ "secretos\.") {
    set req.backend_hint = unasked;
    return (pass);
  }
  unset req.http.Cookie;

  if (req.http.x-old == "none") {
    set req.backend_hint = unasked;
  }
  # What is old is only served when nothing newer can be had.
  if (req.http.x-old || !std.healthy(req.backend_hint)) {
    set req.grace = 24h;
  } else {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_backend_response {
  # We are restarting, or the database is away: what is kept stands in, if there is something.
  if (beresp.status >= 500 && bereq.http.x-old != "none" && !bereq.uncacheable) {
    return (abandon);
  }
  set beresp.grace = 24h;
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1") + "s", 30s);
  } elsif (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)no-cache|no-store|private" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    # Asked again for each, and nobody waits for anybody else.
    set beresp.ttl = 60s;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  unset beresp.http.Surrogate-Control;
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Cache-Tag;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.http.x-old != "none" && !bereq.uncacheable) {
    return (abandon);
  }
  # Nobody is there at all.
  set beresp.uncacheable = true;
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  if (bereq.url ~ "^/api/|\.php(\?|$)") {
    set beresp.http.Content-Type = "application/json; charset=utf-8";
    set beresp.body = {"{"success":false,"message":"El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.","data":null}"};
  } else {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = {"<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Volvemos enseguida</title><main><h1>Volvemos enseguida</h1><p>La página no está disponible en este momento. Vuelve a intentarlo en unos minutos.</p></main></html>"};
  }
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && (req.method == "GET" || req.method == "HEAD")) {
    # First what is old, then whatever the site says.
    if (!req.http.x-old) {
      set req.http.x-old = "any";
      return (restart);
    }
    if (req.http.x-old == "any") {
      set req.http.x-old = "none";
      return (restart);
    }
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
}
