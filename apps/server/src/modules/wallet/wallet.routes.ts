import { endpoints } from '@sampan/contract';
import { serve } from '../../kernel/http/route.ts';
import { getWalletBalance } from './wallet.ts';

export const walletRoutes = [serve(endpoints.getWalletBalance, ({ ctx }) => getWalletBalance({ ctx }))];
