import type { ProviderProps } from 'showfloor';

export default function Provider({ direction, children }: ProviderProps) {
  return <div dir={direction}>{children}</div>;
}
