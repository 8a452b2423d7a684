import Pagination from '@mui/material/Pagination';

const arrows: Record<string, string> = {
  first: 'Ir para a primeira página',
  previous: 'Página anterior',
  next: 'Página seguinte',
  last: 'Ir para a última página',
};

export default function PaginationLabels() {
  return (
    <Pagination
      lang="pt"
      aria-label="Encomendas"
      count={5}
      getItemAriaLabel={(type, page, selected) =>
        arrows[type] ?? (selected ? `Página ${page}` : `Ir para ${page}`)
      }
    />
  );
}
