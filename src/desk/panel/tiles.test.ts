import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PanelTiles } from './tiles.tsx';

test("a group with no actions shows 'Próximamente...'", () => {
  const tiles = createElement(PanelTiles, { tiles: [] });
  expect(renderToStaticMarkup(createElement(MantineProvider, null, tiles))).toContain('Próximamente...');
});
