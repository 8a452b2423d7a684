import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function SelectIndicator() {
  return (
    <Select
      defaultValue="newest"
      indicator={<KeyboardArrowDownIcon />}
      aria-label="Order"
      sx={{
        width: 240,
        [`& .${selectClasses.indicator}`]: {
          transition: 'rotate 150ms',
          [`&.${selectClasses.expanded}`]: { rotate: '-180deg' },
        },
      }}
    >
      <Option value="newest">Newest first</Option>
      <Option value="price">Lowest price</Option>
    </Select>
  );
}
