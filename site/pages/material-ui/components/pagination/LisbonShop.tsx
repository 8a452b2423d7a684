import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

const jumps = {
  previous: 'Página anterior',
  next: 'Página seguinte',
};

export default function LisbonShop() {
  return (
    <Box lang="pt">
      <Pagination
        aria-label="Páginas de azulejos"
        count={5}
        getItemAriaLabel={(type, page, selected) => {
          if (type === 'page') {
            return selected ? `Página ${page}` : `Ir para a página ${page}`;
          }
          return type in jumps ? jumps[type as keyof typeof jumps] : '';
        }}
      />
    </Box>
  );
}
