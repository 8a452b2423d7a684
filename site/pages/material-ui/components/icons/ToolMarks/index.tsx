import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import { marks } from './marks';

const tools = [
  { name: 'Mallet', mark: 'mallet', size: 'large', tone: 'primary' },
  { name: 'Chisel', mark: 'chisel', size: 'medium', tone: 'secondary' },
  { name: 'Lent out', mark: 'mallet', size: 'small', tone: 'disabled' },
] as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '36px auto',
  alignItems: 'center',
  gap: 2,
};

export default function ToolMarks() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, ...marks }}
    >
      {tools.map(({ name, mark, size, tone }) => (
        <Box key={name} component="li" sx={row}>
          <Icon
            baseClassName="mark"
            className={`mark-${mark}`}
            fontSize={size}
            color={tone}
            sx={{ justifySelf: 'center' }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
