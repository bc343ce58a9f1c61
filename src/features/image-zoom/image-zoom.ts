import { loadModule } from '@rslib-docs/kit/browser/load-module';
import { ZOOM_BUTTON } from './zoom-button';

/** Address of the module that enlarges; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly imageZoom: string };

interface ZoomModule {
  toggleZoom(image: HTMLImageElement): void;
}

/** Loads what enlarges images when the first one is pressed. */
export function startImageZoom(): readonly string[] {
  addEventListener('click', async (event) => {
    const button = (event.target as Element | null)?.closest?.(`.prose [${ZOOM_BUTTON}]`);
    const image = button?.querySelector('img');
    // Parts of the page that are off stay off; an image in a link belongs to the link.
    if (!image || document.documentElement.dataset.globalUi === '0' || button!.closest('a')) return;
    const zoom = await loadModule<ZoomModule>(LAZY_MODULES.imageZoom).catch(
      // Its code is gone after an update, or there is no network: the image stays as it is.
      () => undefined,
    );
    zoom?.toggleZoom(image);
  });
  return [ZOOM_BUTTON];
}
