import { harvest } from '../../../../families/acorn-kit/data/harvest';
import { Row } from '../../../../families/acorn-kit/look/Row';

export default function HarvestRows() {
  return harvest.map(({ year, seeds }) => <Row key={year} label={String(year)} value={seeds} />);
}
