import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import Link from '@mui/joy/Link';

interface SortHeaderProps {
  label: string;
  order: 'ascending' | 'descending' | 'none';
  width?: number;
  onSort: () => void;
}

export default function SortHeader({
  label,
  order,
  width,
  onSort,
}: SortHeaderProps) {
  return (
    <th aria-sort={order} style={{ width }}>
      <Link
        component="button"
        color="neutral"
        underline="none"
        onClick={onSort}
        endDecorator={
          <ArrowDownwardIcon
            sx={{
              opacity: order === 'none' ? 0 : 1,
              rotate: order === 'ascending' ? '180deg' : '0deg',
            }}
          />
        }
      >
        {label}
      </Link>
    </th>
  );
}
