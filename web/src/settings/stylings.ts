const [first = "", ...others] = import.meta.env.SHOWFLOOR_STYLINGS.split(" ");

/** The stylings of demos in the order in which readers choose; code of a site without any has "". */
export const stylings = [first, ...others] as const;

/** Whether code in a styling has classes of Tailwind. */
export function usesTailwind(styling: string): boolean {
  return styling !== "" && import.meta.env.SHOWFLOOR_TAILWIND.split(" ").includes(styling);
}
