import SvgIcon from '@mui/joy/SvgIcon';

export default function IconsSvgSlots() {
  return (
    <SvgIcon
      color="danger"
      slots={{ root: 'svg' }}
      slotProps={{ root: { 'data-testid': 'AlertIcon' } }}
    >
      <path d="M12 2 1 21h22L12 2Zm1 16h-2v-2h2v2Zm0-4h-2v-4h2v4Z" />
    </SvgIcon>
  );
}
