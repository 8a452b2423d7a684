import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function YearArchive() {
  return (
    <ButtonGroup
      component="nav"
      role={undefined}
      aria-label="Reports by year"
      variant="text"
      disableRipple
      classes={{ grouped: 'year' }}
      sx={{
        '& .year': { borderColor: 'divider' },
        '& .year.Mui-focusVisible': {
          outline: '2px solid',
          outlineOffset: -2,
        },
      }}
    >
      {['2022', '2023', '2024'].map((year) => (
        <Button
          key={year}
          href={`#reports-${year}`}
          aria-current={year === '2024' ? 'page' : undefined}
          onClick={(event) => event.preventDefault()}
          sx={{ '&[aria-current]': { fontWeight: 'fontWeightBold' } }}
        >
          {year}
        </Button>
      ))}
    </ButtonGroup>
  );
}
