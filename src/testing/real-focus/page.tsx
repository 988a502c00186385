// Page of the tests with real focus. The URL hash selects a shadow root, a frame or a window.
import { type ReactNode, type RefCallback, StrictMode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from 'tapa-ui/button';
import { DataGrid } from 'tapa-ui/data-grid';
import { Dialog } from 'tapa-ui/dialog';
import { Field } from 'tapa-ui/field';
import { SideSheet } from 'tapa-ui/side-sheet';
import { Tabs } from 'tapa-ui/tabs';
import { TapaProvider } from 'tapa-ui/theme';
import { Toaster, toast } from 'tapa-ui/toast';
import { Tooltip } from 'tapa-ui/tooltip';
import { UserMenu } from 'tapa-ui/user-menu';
import { Requests, type RequestsOptions, ServerTable } from './requests.js';

const TABS = ['One', 'Two', 'Three'].map((label) => ({ value: label.toLowerCase(), label, content: label }));

/** Tabs whose caller asks for confirmation, which is denied; the page counts the questions. */
function RefusingTabs() {
  return (
    <Tabs
      aria-label="Refusing"
      tabs={TABS}
      value="one"
      onValueChange={() => {
        document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
        confirm('Leave this tab?');
      }}
    />
  );
}

/** Tabs that are opened by `openTab`, as by Back. */
function KeptTabs() {
  const [value, setValue] = useState('one');
  Object.assign(window, { openTab: setValue });
  return <Tabs aria-label="Kept" tabs={TABS} value={value} onValueChange={setValue} />;
}

function Layers() {
  const [shown, setShown] = useState<'sheet' | 'dialog'>();
  const close = () => setShown(undefined);
  const inside = (
    <>
      <input aria-label="Note" />
      <Button onClick={() => announce('Saved')}>Save</Button>
    </>
  );
  return (
    <div>
      <Button data-opens="sheet" onClick={() => setShown('sheet')}>
        Open the sheet
      </Button>
      <Button data-opens="dialog" onClick={() => setShown('dialog')}>
        Open the dialog
      </Button>
      <SideSheet title="Delma Kila" open={shown === 'sheet'} onClose={close} actions={<Button>Call</Button>}>
        {inside}
      </SideSheet>
      <Dialog title="A reason" open={shown === 'dialog'} onOpenChange={close}>
        {inside}
      </Dialog>
    </div>
  );
}

const announce = (title: string) => toast({ title, duration: Number.MAX_VALUE });

const CLIENTS = ['Aroha', 'Delma'];

const Table = () => (
  <DataGrid<string>
    aria-label="Clients"
    rows={CLIENTS}
    rowKey={(name) => name}
    columns={[
      { key: 'name', header: 'Name', value: (name) => name, cell: (name) => name },
      {
        key: 'call',
        header: 'Call',
        cell: (name) => <Button onClick={() => announce(`Called ${name}`)}>Call</Button>,
      },
    ]}
    onOpenRow={(name) => announce(`Opened ${name}`)}
    rowActions={(name) => [
      { label: 'Write', onSelect: () => announce(`Wrote to ${name}`) },
      { label: 'Print' },
      { label: 'Remove' },
    ]}
  />
);

/** Empty until a test calls `show`. */
function Shown() {
  const [shown, setShown] = useState<RequestsOptions | 'table'>();
  Object.assign(window, { show: setShown });
  if (shown === 'table') return <ServerTable />;
  return shown ? <Requests {...shown} /> : null;
}

const Parts = () => (
  <TapaProvider>
    <Shown />
    <div style={{ display: 'flex', gap: 16, padding: 60 }}>
      <Tooltip content="Opens a trip">
        <Button>Open</Button>
      </Tooltip>
      <Button>After</Button>
      <div style={{ marginInlineStart: 'auto' }}>
        <UserMenu name="Hana" email="hana@example.com" roleLabel="TRAVELER" />
      </div>
    </div>
    <RefusingTabs />
    <KeptTabs />
    <Layers />
    <Field label="Travelers" type="number" defaultValue={2} />
    <Table />
    <Toaster />
  </TapaProvider>
);

const SHEET = '<!doctype html><link rel="stylesheet" href="/styles.css"><body></body>';

function InShadowRoot({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback<RefCallback<HTMLElement>>((host) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = shadow.appendChild(document.createElement('link'));
    Object.assign(sheet, { rel: 'stylesheet', href: '/styles.css' });
    setRoot(shadow);
  }, []);
  return <div ref={attach}>{root ? createPortal(children, root as unknown as Element) : null}</div>;
}

function InFrame({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <iframe
      title="Inside"
      id="inside"
      srcDoc={SHEET}
      style={{ inlineSize: '100%', blockSize: 700 }}
      onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
    >
      {body ? createPortal(children, body) : null}
    </iframe>
  );
}

function InWindow({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const opened = open('/empty.html', 'inside', 'width=1000,height=800');
    opened?.addEventListener('load', () => {
      Object.assign(opened, { toast });
      setBody(opened.document.body);
    });
  }, []);
  return body ? createPortal(children, body) : null;
}

const PLACES: Record<string, (props: { children: ReactNode }) => ReactNode> = {
  '#shadow': InShadowRoot,
  '#frame': InFrame,
  '#window': InWindow,
};
const Place = PLACES[location.hash] ?? (({ children }) => children);

Object.assign(window, { toast });
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Place>
      <Parts />
    </Place>
    <iframe title="Other" id="other" srcDoc="<button>Other</button>" />
  </StrictMode>,
);
