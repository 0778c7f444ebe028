import type { savedPackage as english } from '../en/saved-package.ts';
import type { TranslationOf } from '../translation.ts';

export const savedPackage = {
  'saved_package.title': 'Cỡ kiện hàng đã lưu',
  'saved_package.text':
    'Chọn cỡ đã lưu khi bạn tạo nhãn hoặc nhập tệp. Tệp cũng có thể ghi tên cỡ đó trong cột cỡ gói.',
  'saved_package.empty': 'Chưa có cỡ nào được lưu. Hãy thêm những hộp bạn dùng nhiều nhất.',
  'saved_package.number': 'Cỡ {{number}}',
  'saved_package.name': 'Tên',
  'saved_package.add': 'Thêm cỡ',
  'saved_package.remove': 'Xóa cỡ {{number}}',
  'saved_package.name_twice': 'Một cỡ khác đã có tên này',
  'saved_package.side_range': 'Nhập cạnh từ 0,1 đến 1.000 cm',
  'saved_package.weight_range': 'Nhập cân nặng từ 0,01 đến 1.000 kg',
  'saved_package.saved': 'Đã lưu cỡ kiện hàng',
  'saved_package.choose': 'Cỡ đã lưu',
  'saved_package.own': 'Tự nhập cỡ',
  'saved_package.sides': '{{name}}: {{length}} × {{width}} × {{height}} cm, {{weight}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
