// What edited code may try in order to reach a host outside of the site. Tests put this text before the
// code of a demo and call `requestAll` or `connectEverywhere`.

/**
 * Adds markup to the document; returns the last element of it.
 *
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} html
 * @returns {E}
 */
function addMarkup(html) {
  document.body.insertAdjacentHTML("beforeend", html);
  return /** @type {E} */ (document.body.lastElementChild);
}

/** @param {string} code @param {string} type */
function blobOf(code, type = "text/javascript") {
  return URL.createObjectURL(new Blob([code], { type }));
}

/** @returns {HTMLIFrameElement} */
function addFrame() {
  return addMarkup("<iframe></iframe>");
}

/** @type {Record<string, (url: string) => unknown>} */
const ways = {
  fetch: (url) => fetch(url),
  xhr(url) {
    const ask = new XMLHttpRequest();
    ask.open("GET", url);
    ask.send();
  },
  socket: (url) => new WebSocket(url.replace("http", "ws")),
  events: (url) => new EventSource(url),
  beacon: (url) => navigator.sendBeacon(url, "x"),
  ping(url) {
    addMarkup(`<a ping="${url}" href="#here">x</a>`).click();
  },
  image: (url) => addMarkup(`<img src="${url}">`),
  candidate: (url) => addMarkup(`<img srcset="${url} 1x">`),
  video: (url) => addMarkup(`<video src="${url}" autoplay></video>`),
  poster: (url) => addMarkup(`<video poster="${url}"></video>`),
  script(url) {
    document.head.append(Object.assign(document.createElement("script"), { src: url }));
  },
  module(url) {
    window.eval(`import("${url}").catch(() => undefined)`);
  },
  sheet: (url) => addMarkup(`<link rel="stylesheet" href="${url}">`),
  rule: (url) => addMarkup(`<style>@import url("${url}");</style>`),
  background: (url) => addMarkup(`<p style="background: url('${url}')">x</p>`),
  font: (url) => new FontFace("x", `url(${url})`).load(),
  prefetch: (url) => addMarkup(`<link rel="prefetch" href="${url}">`),
  preload: (url) => addMarkup(`<link rel="preload" as="image" href="${url}">`),
  modulepreload: (url) => addMarkup(`<link rel="modulepreload" href="${url}">`),
  frame: (url) => addMarkup(`<iframe src="${url}"></iframe>`),
  object: (url) => addMarkup(`<object data="${url}"></object>`),
  embed: (url) => addMarkup(`<embed src="${url}">`),
  form(url) {
    addFrame().name = "target";
    const form = `<form method="post" action="${url}" target="target"></form>`;
    /** @type {HTMLFormElement} */ (addMarkup(form)).submit();
  },
  window: (url) => window.open(url),
  drawing: (url) => addMarkup(`<svg><image href="${url}" /></svg>`),
  inner(url) {
    addFrame().srcdoc = `<img src="${url}">`;
  },
  refresh(url) {
    addFrame().srcdoc = `<meta http-equiv="refresh" content="0;url=${url}">`;
  },
  worker: (url) => new Worker(blobOf(`fetch("${url}")`)),
  importScripts: (url) => new Worker(blobOf(`importScripts("${url}")`)),
  worklet: (url) => new AudioContext().audioWorklet.addModule(url),
};

/**
 * Asks for an address below `base` in every way; returns the names of the ways, in which the addresses end.
 *
 * @param {string} base
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- demos call it
function requestAll(base) {
  return Object.entries(ways).map(([name, ask]) => {
    // What a sandbox refuses, it may refuse at once or later.
    new Promise((done) => {
      done(ask(`${base}/${name}`));
    }).catch(() => undefined);
    return name;
  });
}

/**
 * Opens a WebRTC connection with the constructor of a realm. Returns `none` where the realm has no such
 * constructor, and `denied` where the realm is out of reach.
 *
 * @param {() => unknown} realmOf
 * @param {number} port
 */
function connect(realmOf, port) {
  try {
    const { RTCPeerConnection: Connection } =
      /** @type {{ RTCPeerConnection?: typeof RTCPeerConnection }} */ (realmOf());
    if (Connection === undefined) return "none";
    const own = new Connection({ iceServers: [{ urls: `stun:127.0.0.1:${String(port)}` }] });
    own.createDataChannel("x");
    void own.createOffer().then((offer) => own.setLocalDescription(offer));
    return "opened";
  } catch {
    return "denied";
  }
}

/**
 * Tries to connect in every realm that code can make; resolves with the name and the result of each.
 *
 * @param {number} port
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- demos call it
function connectEverywhere(port) {
  const tries = Object.entries(realms(port));
  const results = tries.map(async ([name, go]) => /** @type {const} */ ([name, await go()]));
  return Promise.all(results);
}

/** @param {number} port @returns {Record<string, () => unknown>} */
function realms(port) {
  const inside = `(${String(connect)})(() => globalThis, ${String(port)})`;
  const posting = `parent.postMessage(${inside}, "*");`;
  const page = `<script src="${blobOf(posting)}"></script>`;
  return {
    own: () => connect(() => window, port),
    "empty frame": () => connect(() => addFrame().contentWindow, port),
    "empty frame by its number"() {
      addFrame();
      return connect(() => window[0], port);
    },
    "empty object"() {
      /** @type {HTMLObjectElement} */
      const object = addMarkup('<object data="about:blank"></object>');
      return connect(() => object.contentWindow, port);
    },
    "opened window": () => connect(() => window.open("about:blank"), port),
    "document of a frame": () =>
      framed("srcdoc", "x", (frame) => connect(() => frame.contentWindow, port)),
    "frame in a frame": () =>
      framed("srcdoc", "<iframe></iframe>", (frame) =>
        connect(() => frame.contentWindow?.[0], port),
      ),
    "inline script of a frame": () => framed("srcdoc", `<script>${posting}</script>`),
    "blob script of a frame": () => framed("srcdoc", page),
    "data script of a frame": () =>
      framed("srcdoc", `<script src='data:text/javascript,${encodeURI(posting)}'></script>`),
    "address of a frame": () => framedOrRefused(`javascript:${posting}`),
    "blob frame": () => framedOrRefused(blobOf(page, "text/html")),
    worker: () =>
      new Promise((done) => {
        new Worker(blobOf(`postMessage(${inside})`)).onmessage = ({ data }) => {
          done(data);
        };
      }),
    "sandbox in a frame"() {
      const frame = document.createElement("iframe");
      const script = document.querySelector("script[type=module]")?.outerHTML ?? "";
      frame.srcdoc = `<body>${script}</body>`;
      return sandboxed(frame, `alert(${inside});`);
    },
  };
}

/**
 * Makes a frame with an address. A refused one may never say that it has loaded: a frame that is made
 * after it does.
 *
 * @param {string} address
 */
function framedOrRefused(address) {
  return Promise.race([framed("src", address), framed("srcdoc", "x")]);
}

/**
 * Makes a frame; resolves with what its code posts or, when it has loaded, with the answer of `then`.
 *
 * @param {string} attribute
 * @param {string} value
 * @param {(frame: HTMLIFrameElement) => unknown} then
 */
function framed(attribute, value, then = () => "silent") {
  const frame = document.createElement("iframe");
  const result = new Promise((done) => {
    addEventListener("message", ({ source, data }) => {
      if (source === frame.contentWindow) done(data);
    });
    frame.addEventListener("load", () => {
      done(then(frame));
    });
  });
  frame.setAttribute(attribute, value);
  document.body.append(frame);
  return result;
}

/**
 * Adds a frame that loads the script of the sandbox, and runs code in it; resolves with what that says by
 * `alert`.
 *
 * @param {HTMLIFrameElement} frame
 * @param {string} code
 */
function sandboxed(frame, code) {
  const { port1, port2 } = new MessageChannel();
  const files = [{ name: "a.js", kind: "script", text: `${code}\nexports.default = () => null;` }];
  addEventListener("message", (/** @type {MessageEvent<{ type?: string }>} */ { source, data }) => {
    if (source !== frame.contentWindow || data.type !== "ready") return;
    frame.contentWindow?.postMessage({ type: "connect" }, "*", [port2]);
    port1.postMessage({ type: "run", version: 1, files, imports: [], tailwind: false });
  });
  document.body.append(frame);
  return new Promise((done) => {
    port1.onmessage = (/** @type {MessageEvent<{ type: string, text: string }>} */ { data }) => {
      if (data.type === "alert") done(data.text);
    };
  });
}
