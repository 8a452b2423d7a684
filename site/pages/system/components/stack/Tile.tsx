import styled from '@mui/system/styled';

const Tile = styled('div')({
  padding: '8px 16px',
  borderRadius: 6,
  textAlign: 'center',
  color: 'light-dark(#0c4a6e, #e0f2fe)',
  backgroundColor: 'light-dark(#e0f2fe, #0c4a6e)',
});

export default Tile;
