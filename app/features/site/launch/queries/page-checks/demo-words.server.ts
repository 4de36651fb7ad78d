import { href } from 'react-router';
import { type Check, fault, ok } from '../checks/check.server.ts';
import { findDemoWords } from '../checks/demo-words.server.ts';

const MOST_NAMED = 3;

export const demoWords: Check = {
  id: 'demo_words',
  group: 'pages',
  title: 'Demo content',
  mend: { label: 'Studio', href: href('/admin/studio') },
  run: ({ content, isDemo }) => {
    if (isDemo) return ok('This is the demo.');
    const words = findDemoWords(content());
    if (words.length === 0) return ok('No demo names, numbers or addresses are published.');
    const moreText = words.length > MOST_NAMED ? ` And ${words.length - MOST_NAMED} more.` : '';
    return fault(`${words.slice(0, MOST_NAMED).join(' ')}${moreText}`);
  },
};
