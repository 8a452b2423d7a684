import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Pitfall, Stage } from './pitfall';

/** What the stage asks of the program that holds the browser: a method of its page, and arguments. */
type Request = readonly [method: string, ...args: readonly (string | number | object)[]];
type Verdict = readonly ['verdict', boolean];

const files = import.meta.glob<readonly Pitfall[]>('./*/**/*.tsx', { import: 'default' });

let asked = deferred<Request | Verdict>();
let answered = deferred<unknown>();

type Demos = Readonly<Record<string, () => Promise<unknown>>>;

let demos: Demos = {};

/** Takes the demos of the pages whose pitfalls are proven, by the path of their file. */
export function stages(found: Demos) {
  demos = found;
}

/** Returns the paths of the demos of a file's page. */
function demosOf(file: string) {
  const folder = `/pages/${file.replace(/\.tsx$/, '')}/`;
  return Object.keys(demos).filter((path) => path.startsWith(folder));
}

/** Returns the indexes of the pitfalls in a file whose symptom is a message of the console alone. */
async function printing(file: string) {
  const pitfalls = await pitfallsOf(file);
  return pitfalls.flatMap(({ symptom }, index) =>
    symptom.toString().startsWith('async ({ messages })') ? [index] : [],
  );
}

/** Returns the number of pitfalls in a file. */
async function count(file: string) {
  return (await pitfallsOf(file)).length;
}

/**
 * Renders one side of a pitfall, or a demo in its place; resolves to the first request, or at once
 * to the verdict.
 */
function start(file: string, index: number, side: string) {
  void run(file, index, side).then(
    (shows) => asked.resolve(['verdict', shows]),
    (error: unknown) => asked.reject(error),
  );
  return asked.promise;
}

/** Takes the answer to the last request; resolves to the next one, or to the verdict. */
function resume(answer: unknown) {
  asked = deferred();
  const { resolve } = answered;
  answered = deferred();
  resolve(answer);
  return asked.promise;
}

async function request(...wish: Request) {
  const { promise } = answered;
  asked.resolve(wish);
  return promise;
}

async function pitfallsOf(file: string) {
  const load = files[`./${file}`];
  if (!load) throw new Error(`there is no ${file} in site/pitfalls`);
  return load();
}

async function run(file: string, index: number, side: string) {
  const pitfall = (await pitfallsOf(file))[index];
  if (!pitfall) throw new Error(`${file} has no pitfall ${index}`);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(await componentOf(pitfall, side)));
  await settled();
  return pitfall.symptom(stage);
}

async function componentOf(pitfall: Pitfall, side: string) {
  if (side === 'Failing' || side === 'Fixed') return pitfall[side];
  const load = demos[side];
  if (!load) throw new Error(`there is no ${side}`);
  const { default: Demo } = (await load()) as { default: ComponentType };
  return Demo;
}

const stage: Stage = {
  async find(selector) {
    let found: HTMLElement | null = null;
    if (await within(() => (found = document.querySelector<HTMLElement>(selector)) !== null)) {
      return found as unknown as HTMLElement;
    }
    throw new Error(`nothing on the stage matches ${selector}`);
  },
  async messages() {
    return String(await request('messages'));
  },
  async click(selector) {
    await request('mouse.click', ...(await centerOf(selector)));
    await settled();
  },
  async hover(selector) {
    await request('mouse.move', ...(await centerOf(selector)));
    await settled();
  },
  async press(...keys) {
    for (const key of keys) {
      await request('keyboard.press', key);
      await settled();
    }
  },
  async type(text) {
    await request('keyboard.type', text);
    await settled();
  },
  async resize(width, height) {
    await request('set_viewport_size', { width, height });
    await settled();
  },
  within,
  settled,
};

async function centerOf(selector: string): Promise<[number, number]> {
  const element = await stage.find(selector);
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

async function within(holds: () => boolean) {
  const end = performance.now() + 1000;
  while (!holds()) {
    if (performance.now() > end) return false;
    await frame();
  }
  return true;
}

async function settled() {
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && Number.isFinite(endTime);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await frame();
}

async function frame() {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

Object.assign(window, { pitfalls: { count, demosOf, printing, start, resume } });

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
