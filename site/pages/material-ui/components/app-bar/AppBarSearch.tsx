import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.common.white, 0.15),
  '&:hover': { backgroundColor: alpha(theme.palette.common.white, 0.25) },
  '&.Mui-focused': { outline: '2px solid' },
}));

export default function AppBarSearch() {
  return (
    <AppBar position="static">
      <Toolbar>
        <Typography
          variant="h6"
          component="div"
          sx={{ flexGrow: 1, flexShrink: 0, mr: 2 }}
        >
          Recipes
        </Typography>
        <SearchField
          placeholder="Search…"
          startAdornment={<SearchIcon />}
          inputProps={{ 'aria-label': 'Search recipes', type: 'search' }}
        />
      </Toolbar>
    </AppBar>
  );
}
