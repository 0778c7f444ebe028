import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { deleteCompanyFile, getCompanyFile, uploadCompanyFile } from './company-document.routes.ts';
import { deleteCompanyLogo, uploadCompanyLogo } from './company-logo.ts';
import { getCompany, saveCompany } from './save-company.ts';

export const companyRoutes = [
  route(endpoints.getCompany, ({ ctx }) => getCompany({ ctx })),
  route(endpoints.saveCompany, ({ ctx, body }) => saveCompany({ ctx, input: body })),
  route(endpoints.uploadCompanyFile, ({ ctx, body }) => uploadCompanyFile({ ctx, input: body })),
  route(endpoints.getCompanyFile, ({ ctx }) => getCompanyFile({ ctx })),
  route(endpoints.deleteCompanyFile, ({ ctx }) => deleteCompanyFile({ ctx })),
  route(endpoints.uploadCompanyLogo, ({ ctx, body }) => uploadCompanyLogo({ ctx, input: body })),
  route(endpoints.deleteCompanyLogo, ({ ctx }) => deleteCompanyLogo({ ctx })),
];
