// What a page of another site may try against `showfloor dev`. `learned` lists all that tells it
// something, and `closedSockets` the protocols of web sockets that were refused.

/** @type {string[]} */
const learned = [];
/** @type {string[]} */
const closedSockets = [];
Object.assign(window, { learned, closedSockets, requestAll });

/** @param {string} tag @param {string} place @param {Record<string, string>} properties */
function load(tag, place, properties) {
  const element = Object.assign(document.createElement(tag), properties);
  element.addEventListener("load", () => learned.push(`${tag} ${place}`));
  document.body.append(element);
}

/** @param {string} place */
function post(place) {
  const frame = Object.assign(document.createElement("iframe"), { name: place });
  const form = document.createElement("form");
  Object.assign(form, { action: place, method: "post", target: place });
  document.body.append(frame, form);
  form.submit();
}

/** @param {string[]} places @param {[string, string][]} sockets Addresses with protocols. */
function requestAll(places, sockets) {
  for (const place of places) {
    void Promise.allSettled([
      fetch(place, { mode: "no-cors" }),
      fetch(place, { mode: "no-cors", method: "POST", body: "{}" }),
      fetch(place).then(() => learned.push(`fetch ${place}`)),
      import(place).then(() => learned.push(`import ${place}`)),
    ]);
    load("img", place, { src: place });
    load("script", place, { src: place });
    load("link", place, { rel: "stylesheet", href: place });
    post(place);
    new EventSource(place).addEventListener("open", () => learned.push(`events ${place}`));
  }
  for (const [place, protocol] of sockets) {
    const socket = new WebSocket(place, protocol);
    socket.addEventListener("open", () => learned.push(`socket ${place}`));
    socket.addEventListener("error", () => closedSockets.push(protocol));
  }
}
