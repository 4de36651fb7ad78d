import { ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import { STATUS_SHAPES, Status, type StatusShape } from '#app/ui/content/status.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { SampleSection } from './sample-section.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const SIZES: ButtonSize[] = ['sm', 'md', 'lg'];
const SHAPE_SAMPLES: Record<StatusShape, string> = {
  ring: 'Sent',
  half: 'Viewed',
  disc: 'Open',
  tick: 'Approved',
  cross: 'Closed',
};

export function ButtonSamples() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SampleSection title="Buttons, badges, statuses and dialogs">
      {SIZES.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} type="button" variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="button" disabled>
          Disabled
        </Button>
        <Button type="button" isLoading loadingText="Signing in...">
          Sign in
        </Button>
        <Button type="button" variant="secondary" isLoading loadingText="Saving...">
          Save
        </Button>
        <ButtonLink to={href('/jobs')} variant="secondary">
          A link
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-3">
        <CategoryBadge category="white-collar" />
        <CategoryBadge category="blue-collar" />
        <Badge>Full-time</Badge>
        <Badge tone="brand">Fund management</Badge>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {STATUS_SHAPES.map((shape) => (
          <Status key={shape} shape={shape}>
            {SHAPE_SAMPLES[shape]}
          </Status>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <DialogButton dialogId="sample-dialog" variant="danger">
          <Trash2 aria-hidden="true" />
          Delete, without a script
        </DialogButton>
        <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
          Open from React
        </Button>
      </div>
      <Dialog
        id="sample-dialog"
        title="Delete this job posting?"
        size="sm"
        footer={
          <>
            <DialogCloseButton dialogId="sample-dialog" />
            <Button type="button" variant="danger" command="close" commandfor="sample-dialog">
              Delete
            </Button>
          </>
        }
      >
        <p>‘Warehouse supervisor, Leeds’ and its 12 applications are deleted. This cannot be undone.</p>
      </Dialog>
      <Dialog id="sample-react-dialog" title="Opened from React" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>It closes by its button, by Escape, or by a press outside, and tells React so.</p>
      </Dialog>
    </SampleSection>
  );
}
