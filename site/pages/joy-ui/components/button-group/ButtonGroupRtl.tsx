import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

const bothDirections = {
  '& > :not([data-first-child])': {
    margin: 0,
    marginInlineStart: 'calc(var(--ButtonGroup-separatorSize) * -1)',
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  '& > :not([data-last-child])': {
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
  },
  '& > [data-first-child]': {
    borderStartStartRadius: 'var(--ButtonGroup-radius)',
    borderEndStartRadius: 'var(--ButtonGroup-radius)',
  },
  '& > [data-last-child]': {
    borderStartEndRadius: 'var(--ButtonGroup-radius)',
    borderEndEndRadius: 'var(--ButtonGroup-radius)',
  },
};

export default function ButtonGroupRtl() {
  return (
    <div dir="rtl">
      <ButtonGroup aria-label="الصفحات" sx={bothDirections}>
        <Button>السابق</Button>
        <Button>اليوم</Button>
        <Button>التالي</Button>
      </ButtonGroup>
    </div>
  );
}
