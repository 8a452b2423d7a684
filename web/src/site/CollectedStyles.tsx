import type * as contract from "./types/index";

export const CollectedStyles: typeof contract.CollectedStyles = ({ css }) => {
  // In the browser the library inserts them itself.
  if (!import.meta.env.SSR) return null;
  const text = css();
  return text === "" ? null : (
    <style data-collected="" dangerouslySetInnerHTML={{ __html: text }} />
  );
};
