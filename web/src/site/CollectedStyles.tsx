import type * as contract from "./types/index";
import { collectedStyles } from "./markup";

export const CollectedStyles: typeof contract.CollectedStyles = ({ css }) => {
  // In the browser the library inserts them itself.
  if (!import.meta.env.SSR) return null;
  const text = css();
  return text === "" ? null : (
    <style {...{ [collectedStyles]: "" }} dangerouslySetInnerHTML={{ __html: text }} />
  );
};
