/** Pagefind in a worker of its own: the only place that may run WebAssembly. */
export interface PagefindWorker {
  call(method: string, ...args: readonly unknown[]): Promise<unknown>;
  close(): void;
}

interface Reply {
  readonly id: string;
  readonly result?: unknown;
  readonly error?: string;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Longer than a slow connection needs: Pagefind waits for ever for a file that does not come. */
const patience = 15_000;

/** Starts a worker; whatever is asked of it fails with the worker, or after a while. */
export function startWorker(path: string): PagefindWorker {
  const worker = new Worker(path);
  const waiting = new Map<string, Waiting>();
  let count = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) one?.resolve(data.result);
    else one?.reject(new Error(data.error));
  });
  worker.addEventListener("error", () => {
    for (const one of waiting.values()) one.reject(new Error(`${path} cannot be run.`));
    waiting.clear();
  });
  return {
    call(method, ...args) {
      const id = String(count++);
      worker.postMessage({ id, method, args });
      const answer = new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      const timer = setTimeout(() => {
        waiting.get(id)?.reject(new Error(`The text search did not answer (${method}).`));
        waiting.delete(id);
      }, patience);
      return answer.finally(() => {
        clearTimeout(timer);
      });
    },
    close() {
      worker.terminate();
    },
  };
}
