/**
 * What a page of another site may try against `showfloor dev`. `globalThis.heard` lists what tells
 * the page something, and `globalThis.refused` the sockets that were refused.
 */
([places, sockets]) => {
  globalThis.heard = [];
  globalThis.refused = [];
  const hear = (how, place) => globalThis.heard.push(`${how} ${place}`);
  const ignore = () => undefined;

  const load = (tag, place, properties) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.addEventListener("load", () => hear(tag, place));
    document.body.append(element);
  };

  const post = (place) => {
    const frame = Object.assign(document.createElement("iframe"), { name: place });
    const form = document.createElement("form");
    Object.assign(form, { action: place, method: "post", target: place });
    document.body.append(frame, form);
    form.submit();
  };

  for (const place of places) {
    fetch(place, { mode: "no-cors" }).catch(ignore);
    fetch(place, { mode: "no-cors", method: "POST", body: "{}" }).catch(ignore);
    fetch(place).then(() => hear("fetch", place), ignore);
    import(place).then(() => hear("import", place), ignore);
    load("img", place, { src: place });
    load("script", place, { src: place });
    load("link", place, { rel: "stylesheet", href: place });
    new EventSource(place).addEventListener("open", () => hear("events", place));
    post(place);
  }
  for (const [place, protocol] of sockets) {
    const socket = new WebSocket(place, protocol);
    socket.addEventListener("open", () => hear("socket", place));
    socket.addEventListener("error", () => globalThis.refused.push(protocol));
  }
};
