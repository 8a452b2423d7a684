import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

const tools = [
  { name: 'Edit', icon: <EditIcon /> },
  { name: 'Duplicate', icon: <ContentCopyIcon /> },
  { name: 'Delete', icon: <DeleteIcon /> },
];

export default function ButtonGroupTooltip() {
  return (
    <ButtonGroup aria-label="Row">
      {tools.map(({ name, icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
