/** Where the build reaches into packages (vite.config.ts, scripts/public-routes.ts): they are as it expects them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

test('each drawing of lucide is made by one function out of its node: ui/icon.tsx stands in for it', () => {
  const icons = 'lucide-react/dist/esm/icons';
  const used = readdirSync(`node_modules/${icons}`).filter((name) =>
    /^(?:heart|plus|package|image-up)\.mjs$/.test(name),
  );
  expect(used).toHaveLength(4);
  for (const name of used) {
    const drawing = read(`${icons}/${name}`);
    expect(drawing).toMatch(/^import createLucideIcon from '\.\.\/createLucideIcon\.mjs';$/m);
    expect(drawing).toMatch(/= createLucideIcon\(__iconData\);/);
    expect(drawing).toMatch(/\n {2}node: \[\s*\[\s*"\w+",\s*\{/);
  }
});

test("a route of the router's brings its own link from one file, which the build leaves out", () => {
  expect(read('@tanstack/react-router/dist/esm/route.js')).toMatch(/^import \{ Link \} from "\.\/link\.js";$/m);
});

test('stores use React through a shim, which the build replaces with the real thing', () => {
  expect(read('@tanstack/react-store/dist/useSelector.js')).toContain('use-sync-external-store/shim/with-selector');
});

test("the editor's links ask another package for what is an address, and its tools for what is the same: ours stand in for both", () => {
  expect(read('@tiptap/extension-link/dist/index.js')).toMatch(
    /^import \{ find, registerCustomProtocol, reset, tokenize \} from "linkifyjs";$/m,
  );
  expect(read('@tiptap/react/dist/index.js')).toMatch(/^import \{ deepEqual \} from "fast-equals";$/m);
});
