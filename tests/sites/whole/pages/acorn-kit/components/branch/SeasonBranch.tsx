import { Branch, useSeason } from 'acorn-kit';

export default function SeasonBranch() {
  const season = useSeason();
  return <Branch length={3}>{season}</Branch>;
}
