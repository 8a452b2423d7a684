import type { ReactNode } from 'react';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
import { Box, styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';

const Tab = styled(BaseTab)({
  padding: '6px 10px',
  border: '1px solid',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  [`&.${tabClasses.selected}`]: { borderBlockEndWidth: 4, paddingBlockEnd: 3 },
});

interface KeptPanelProps {
  value: string;
  children: ReactNode;
}

/** Hides its children and leaves them mounted. */
function KeptPanel({ value, children }: KeptPanelProps) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <section {...getRootProps()} role="tabpanel">
      {children}
    </section>
  );
}

export default function ReportDraft() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Tabs defaultValue="damage" direction={direction}>
      <Box sx={{ display: 'grid', gap: 2, width: 260 }}>
        <TabsList aria-label="Report">
          <Tab value="damage">Damage</Tab> <Tab value="place">Place</Tab>
        </TabsList>
        <KeptPanel value="damage">
          <label>
            What is broken?
            <textarea style={{ display: 'block', width: '100%' }} rows={3} />
          </label>
        </KeptPanel>
        <KeptPanel value="place">
          <label>
            Where is it? <input />
          </label>
        </KeptPanel>
      </Box>
    </Tabs>
  );
}
