import type { ShellModel } from "./page.gen";

/** Whether a site sets anything that needs the styles of `shell/brand`. */
export function isBranded({ brand, banner, ...model }: ShellModel): boolean {
  const { headerLinks, socialLinks, slots } = model;
  const some = [headerLinks, socialLinks, slots].some(({ length }) => length > 0);
  return brand !== null || banner !== null || some;
}
