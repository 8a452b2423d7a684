import Box from '@mui/joy/Box';
import { Actions } from './all/Actions';
import { Bars } from './all/Bars';
import { Choices } from './all/Choices';
import { Fields } from './all/Fields';
import { Floating } from './all/Floating';
import { Lists } from './all/Lists';
import { Marks } from './all/Marks';
import { Notes } from './all/Notes';
import { Rows } from './all/Rows';
import { Type } from './all/Type';
import { Frame } from './Frame';
import { TopBar } from './TopBar';

/** All components at a glance, by kind. */
export function AllComponents() {
  return (
    <Frame bar={<TopBar />}>
      <Box sx={columns}>
        <Box sx={column}>
          <Actions />
          <Fields />
          <Choices />
          <Marks />
        </Box>
        <Box sx={column}>
          <Floating />
          <Bars />
          <Lists />
          <Rows />
          <Notes />
        </Box>
      </Box>
      <Type />
    </Frame>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 2,
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };
