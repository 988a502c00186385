import { useState } from 'react';
import { Button } from '../../../src/components/button';
import { Copy } from '../../../src/icons';

export interface CopyBlockProps {
  title: string;
  code: string;
}

/** Code to take along. */
export function CopyBlock({ title, code }: CopyBlockProps) {
  const [copied, setCopied] = useState<string>();
  return (
    <section className="studio-code review-surface" aria-label={title}>
      <div className="studio-code-head">
        <h3>{title}</h3>
        <span role="status" className="review-said">
          {copied === code ? 'Copied' : ''}
        </span>
        <Button
          size="sm"
          icon={<Copy />}
          aria-label={`Copy ${title}`}
          onClick={() => {
            navigator.clipboard.writeText(code).then(
              () => setCopied(code),
              () => setCopied(undefined),
            );
          }}
        >
          Copy
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0} aria-label={`Code: ${title}`} role="group">
        <code>{code}</code>
      </pre>
    </section>
  );
}
