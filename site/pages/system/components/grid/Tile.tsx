import styled from '@mui/system/styled';

const Tile = styled('div')({
  boxSizing: 'border-box',
  padding: 12,
  borderRadius: 6,
  textAlign: 'center',
  color: 'light-dark(#134e4a, #ccfbf1)',
  backgroundColor: 'light-dark(#ccfbf1, #134e4a)',
});

export default Tile;
