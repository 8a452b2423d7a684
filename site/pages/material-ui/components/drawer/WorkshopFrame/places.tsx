import BuildIcon from '@mui/icons-material/Build';
import HandymanIcon from '@mui/icons-material/Handyman';
import Inventory2Icon from '@mui/icons-material/Inventory2';

export const places = [
  { name: 'Bench', icon: <HandymanIcon /> },
  { name: 'Store', icon: <Inventory2Icon /> },
  { name: 'Repairs', icon: <BuildIcon /> },
];
