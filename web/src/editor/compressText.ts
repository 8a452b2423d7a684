/** How much a packed text may become, in bytes. */
export const largest = 256 * 1024;

/** Bytes that are unpacked at once: they become a thousand times as many at most. */
const portion = 128;

/** Packed text that is larger than it may be. */
export class TooLarge extends Error {}

/** Compresses a text for an address. */
export async function compressText(text: string): Promise<string> {
  const packing = new CompressionStream("deflate-raw");
  const bytes = new Blob([text]).stream().pipeThrough(packing);
  return toBase64Url(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

/**
 * Unpacks what `compressText` made.
 *
 * @throws TooLarge as soon as that is known: the rest is never unpacked.
 * @throws Error for what `compressText` did not make.
 */
export async function decompressText(packed: string): Promise<string> {
  const unpacking = new DecompressionStream("deflate-raw");
  const reader = portionsOf(fromBase64Url(packed)).pipeThrough(unpacking).getReader();
  const bytes = new Uint8Array(largest);
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (size + read.value.byteLength > largest) {
      await reader.cancel();
      throw new TooLarge();
    }
    bytes.set(read.value, size);
    size += read.value.byteLength;
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, size));
}

/** A portion at a time, each when the one before has been read. */
function portionsOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream(
    {
      pull: (stream) => {
        if (from >= bytes.length) stream.close();
        else stream.enqueue(bytes.subarray(from, from + portion));
        from += portion;
      },
    },
    { highWaterMark: 0 },
  );
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
