/**
 * As `main.ts`, for a site that is being written: answers one `Request` after the other, a line each,
 * and parses each file once. What fails is `{ "failed": why }`.
 */
import { answerRequests } from "../shared/answerRequests.ts";
import { explainFailure } from "../shared/failure.ts";
import { describeFamilies } from "./entry.ts";
import { hostWithin } from "./program.ts";
import type { Request } from "./request.ts";

const hosts = new Map<string, ReturnType<typeof hostWithin>>();

function describe(request: Request) {
  const { root } = request;
  try {
    const host = hosts.get(root) ?? hostWithin(root);
    hosts.set(root, host);
    return describeFamilies(request, host);
  } catch (error) {
    hosts.delete(root);
    return { failed: explainFailure(error) };
  }
}

await answerRequests(describe, ["root", "families"]);
