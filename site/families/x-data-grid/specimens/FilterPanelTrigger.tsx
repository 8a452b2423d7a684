import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function FilterPanelTriggerSpecimen() {
  return (
    <Badge badgeContent={2} color="primary">
      <Button variant="outlined" startIcon={<FilterListIcon />}>
        Filters
      </Button>
    </Badge>
  );
}
