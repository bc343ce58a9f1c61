import { loadModule } from '@rslib-docs/kit/browser/load-module';
import type * as ZoomModule from './open-zoom';

/** Marks the button around an image of the text that can be enlarged. */
export const ZOOM_BUTTON = 'data-zoom';

/** Address of the module that enlarges; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly imageZoom: string };

/** Loads what enlarges images when the first one is pressed. */
export function startImageZoom(): readonly string[] {
  addEventListener('click', async (event) => {
    const button = (event.target as Element | null)?.closest?.(`.prose [${ZOOM_BUTTON}]`);
    const image = button?.querySelector('img');
    // Where the image cannot be enlarged the stylesheet hides the button, and the image is still seen.
    if (!image || getComputedStyle(button!).visibility === 'hidden') return;
    // An update removed its code, or there is no network: the image stays as it is.
    const loading = loadModule<typeof ZoomModule>(LAZY_MODULES.imageZoom);
    const zoom = await loading.catch(() => undefined);
    zoom?.toggleZoom(image);
  });
  return [ZOOM_BUTTON];
}
