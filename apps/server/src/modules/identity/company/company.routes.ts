import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { deleteCompanyFile, getCompanyFile, uploadCompanyFile } from './company-document.routes.ts';
import { getCompany, saveCompany } from './save-company.ts';

export const companyRoutes = [
  serve(endpoints.getCompany, ({ ctx }) => getCompany({ ctx })),
  serve(endpoints.saveCompany, ({ ctx, body }) => saveCompany({ ctx, input: body })),
  serve(endpoints.uploadCompanyFile, ({ ctx, body }) => uploadCompanyFile({ ctx, input: body })),
  serve(endpoints.getCompanyFile, ({ ctx }) => getCompanyFile({ ctx })),
  serve(endpoints.deleteCompanyFile, ({ ctx }) => deleteCompanyFile({ ctx })),
];
