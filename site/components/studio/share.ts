import { accepts, isStandard } from './field';
import { fieldsOf, type Kit } from './kit';
import type { ThemeValue } from './theme';

/** Before each text: what it means may change. */
const version = '1';
/** More than any theme has; a short text may unpack to much. */
const mostBytes = 256 * 1024;

/** Why an address holds no theme, in a sentence for readers. */
export class BrokenLink extends Error {
  override readonly name = 'BrokenLink';
}

/** Where a link names its library, beside the fields. */
const owner = 'library';

/** A theme as a text for addresses. */
export async function encodeTheme(kit: Kit, theme: ThemeValue): Promise<string> {
  const named = { [owner]: kit.id, ...theme };
  const json = JSON.stringify(named, Object.keys(named).sort());
  const bytes = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return version + base64Url(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

/** The theme in such a text; what is no value of a field is left out. */
export async function decodeTheme(kit: Kit, text: string): Promise<ThemeValue> {
  if (!text.startsWith(version)) {
    throw new BrokenLink('The link is of a version of the theme studio that this one cannot read.');
  }
  const value = parsed(await unpacked(bytesOf(text.slice(version.length))));
  if (isOfOtherLibrary(kit, value)) {
    throw new BrokenLink(
      `The link has a theme for another library than ${kit.name}: open it in the studio of that library.`,
    );
  }
  return legalTheme(kit, value);
}

function isOfOtherLibrary(kit: Kit, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !(owner in value)) return false;
  return value[owner] !== kit.id;
}

/** What of a value is a theme: links and sessions may hold anything. */
export function legalTheme(kit: Kit, value: unknown): ThemeValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = new Map<string, unknown>(Object.entries(value));
  const named = Object.fromEntries([...entries.keys()].map((id) => [id, '']));
  const own = fieldsOf(kit, named).flatMap((field) => {
    const one = entries.get(field.id);
    const isKept = accepts(field, one, kit.isColor) && !isStandard(field, one);
    return isKept ? [[field.id, one] as const] : [];
  });
  return Object.fromEntries(own);
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > mostBytes) break;
    }
  } catch (error) {
    throw incomplete(error);
  }
  await reader.cancel();
  throw new BrokenLink('The link holds more than a theme can have.');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw incomplete(error);
  }
}

function incomplete(cause: unknown): BrokenLink {
  return new BrokenLink('The link is damaged: a part of it may be missing.', { cause });
}

function base64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw incomplete(text);
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (one) => one.charCodeAt(0));
  } catch (error) {
    throw incomplete(error);
  }
}
