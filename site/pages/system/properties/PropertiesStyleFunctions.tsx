import {
  borders,
  type BordersProps,
  spacing,
  type SpacingProps,
  styled,
} from '@mui/system';

const Tag = styled('span')<SpacingProps & BordersProps>(spacing, borders);

export default function PropertiesStyleFunctions() {
  return (
    <div>
      <Tag p={1} border={1} borderRadius={2}>
        Paid
      </Tag>
      <Tag p={1} marginInlineStart={2} border="1px dashed" borderRadius={2}>
        Open
      </Tag>
    </div>
  );
}
