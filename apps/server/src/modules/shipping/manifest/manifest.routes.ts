import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadManifest } from './download-manifest.ts';

export const manifestRoutes = [route(endpoints.downloadManifest, ({ ctx, query }) => downloadManifest({ ctx, query }))];
