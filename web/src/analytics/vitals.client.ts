import type { Metric } from "web-vitals";
import { chunk } from "../browser/chunk.client";
import { type KeyValueStore, sessionStore } from "../browser/stores.client";
import type { EventQueue } from "./eventQueue.client";

/** Of sessions whose pages report how quick they are (specification, section 9). */
export const measuredShare = 1e-4;

const key = "webVitals";

/** Decides once a session, by chance, whether its pages are measured. */
export function isMeasured(store: KeyValueStore = sessionStore, chance = Math.random): boolean {
  const known = store.read(key);
  if (known !== null) return known === "yes";
  const measured = chance() < measuredShare;
  store.write(key, measured ? "yes" : "no");
  return measured;
}

const webVitals = chunk(() => import("web-vitals"));

/** Reports each metric of this page when it is final, or the page is left. */
export async function reportVitals(queue: EventQueue): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await webVitals.load();
  const report = (metric: Metric) => {
    queue.event("web_vitals", {
      metric: metric.name,
      value: metric.value,
      delta: metric.delta,
      rating: metric.rating,
      navigationType: metric.navigationType,
      metricId: metric.id,
    });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
